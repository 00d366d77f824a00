// Loaded into the web and worker processes: when the process that started them is killed, they end too, instead of
// holding the port against the next start.
if (process.channel) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 5000).unref();
  });
  process.channel.unref();
}
