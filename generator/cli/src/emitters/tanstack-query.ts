export { tanstackQueryEmitter, tanstackQueryEmitter as default } from "@stubwright/codegen/emitters";
