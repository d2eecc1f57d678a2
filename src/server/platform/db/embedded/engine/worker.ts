import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerOptions } from './protocol';
import { serveDatabase } from './serve-database';

if (parentPort) void serveDatabase(parentPort, workerData as WorkerOptions);
