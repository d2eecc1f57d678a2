// Loaded into a measured process (node --import): reports its CPU time and memory when asked over IPC.
process.on('message', (message) => {
  if (message !== 'meter') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 1e6 });
});
// The channel must not keep alive a process that wants to exit.
process.channel?.unref();
