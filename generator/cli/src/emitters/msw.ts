export { mswEmitter, mswEmitter as default } from "@stubwright/codegen/emitters";
