export { standardSchemaEmitter, standardSchemaEmitter as default } from "@stubwright/codegen/emitters";
