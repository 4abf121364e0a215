/** Whether this server still wants new visitors: what a load balancer is told before a stop. */
export class ShutdownState {
  isShuttingDown = false;
}
