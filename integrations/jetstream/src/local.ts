export { type ClusterOptions, freePorts, type NatsCluster, startNatsCluster } from "./local/nats-cluster.js";
export { type NatsNode, type NatsNodeOptions, type NodeRoutes, natsServer, startNatsNode } from "./local/nats-node.js";
