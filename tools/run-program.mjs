import { spawn } from 'node:child_process';

/**
 * @typedef {object} Ended
 * @property {number} code exit code; 1 when it could not be started
 * @property {string} output what it printed on both streams
 * @property {number} seconds
 */

/**
 * Runs a program and waits for its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {Record<string, string | undefined>} [options.env]
 * @param {boolean} [options.show] prints while it runs
 * @param {number} [options.within] ms; what takes longer is killed
 * @returns {Promise<Ended>}
 */
export function runProgram(program, args, { env = {}, show = false, within } = {}) {
  const begun = performance.now();
  return new Promise((done) => {
    let output = '';
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(within !== undefined && { timeout: within, killSignal: 'SIGKILL' }),
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (show) process.stdout.write(text);
      });
    }
    const end = (/** @type {number} */ code) =>
      done({ code, output, seconds: (performance.now() - begun) / 1000 });
    child.once('error', (error) => {
      output += error.message;
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

/**
 * Runs a program of this project's packages with the Node that runs us.
 * @param {string} script path inside node_modules, such as `vite/bin/vite.js`
 * @param {readonly string[]} args
 * @param {Parameters<typeof runProgram>[2]} [options]
 */
export const runPackage = (script, args, options) =>
  runProgram(process.execPath, [`node_modules/${script}`, ...args], options);
