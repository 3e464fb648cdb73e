export { tanstackQueryEmitter as default } from "@stubwright/codegen/emitters";
