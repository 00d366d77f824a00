// Loaded into the web and worker processes: when the process that started them is killed, they end too, instead of
// holding the port against the next start.
if (process.channel) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 5000).unref();
  });
  // Asked to end, the process need not wait for a parent that still lives; without a handler of its own it ends at once.
  process.once('SIGTERM', () => {
    process.channel?.unref();
    if (process.listenerCount('SIGTERM') === 0) process.exit(143);
  });
}
