import type { Page, Route } from '@playwright/test';
import { CallError, errorBody } from '@/server/platform/http/errors';
import { contentPolicy } from '@/server/platform/http/pages/security-headers';
import { waitPage } from '@/server/platform/http/pages/wait-page';
import { localeOf } from '@/server/shared/locale';

/** Errors that the browser and our pages report for these replies. */
export const fault503 = /answer 503|ApiError/;

interface Away {
  /** Calls that fail; all of them by default. */
  readonly calls?: string | RegExp;
  /** `retry-after` in seconds. */
  readonly seconds?: number;
}

/**
 * Answers the calls of a page as the server does while its database is away: 503, a sentence in the language of the
 * page, and when to retry; the link of a card gets the page that waits. `tests/faults` tests real outages.
 *
 * @returns brings the database back
 */
export async function takeDatabaseAway(
  page: Page,
  { calls = /\/(api\/|readyz$)/, seconds = 5 }: Away = {},
): Promise<() => Promise<void>> {
  const answer = async (route: Route) => {
    const request = route.request();
    const headers = request.headers();
    const locale = localeOf((name) => headers[name]);
    const about = { 'retry-after': String(seconds), 'cache-control': 'no-store' };
    const error = new CallError(503, 'database-unavailable', { values: { seconds } });
    if (!request.isNavigationRequest())
      return route.fulfill({ status: 503, json: errorBody(error, locale), headers: about });
    const policy = contentPolicy(undefined, { apiHosts: [], botCheck: { siteKey: '', provider: undefined } });
    return route.fulfill({
      status: 503,
      body: waitPage(locale, seconds),
      headers: { ...about, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    });
  };
  await page.route(calls, answer);
  return () => page.unroute(calls, answer);
}
