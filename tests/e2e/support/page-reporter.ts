import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Most lines of a page that are printed. */
const MOST_LINES = 80;

/**
 * Prints what the page of a failed test showed, as a screen reader finds it: where a run keeps only its output, nobody
 * can look at its pictures.
 */
export default class PageReporter implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const path = attachments.find(({ name }) => name === 'error-context')?.path;
    if (path === undefined) return;
    const [page] = /```yaml\n[\s\S]*?```/.exec(readFileSync(path, 'utf8')) ?? [];
    if (page === undefined) return;
    const lines = page.split('\n').slice(1, -1);
    console.log(`\n  What the page showed: ${test.title}`);
    console.log(lines.slice(0, MOST_LINES).join('\n'));
    if (lines.length > MOST_LINES) console.log(`… and ${lines.length - MOST_LINES} more lines`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
