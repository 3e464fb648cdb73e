export { mswEmitter as default } from "@stubwright/codegen/emitters";
