// Loaded into a measured command (node --import): reports its CPU time and peak memory when it exits.
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const peakMb = Math.round((maxRSS * 1024) / 1e6);
  process.stderr.write(
    `meter ${JSON.stringify({ peakMb, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 })}\n`,
  );
});
