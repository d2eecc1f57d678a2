// Loaded before a measured process (node --import): tells its own CPU time and memory when asked over IPC.
process.on('message', (message) => {
  if (message !== 'meter') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 1e6 });
});
// Asking must not keep a process alive that wants to end.
process.channel?.unref();
