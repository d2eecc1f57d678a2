import i18next from 'i18next';
import type { BotAction } from '@/contract/passwords';
import { ApiError } from '../../api/api-error';
import styles from './provider-token.module.css';

interface Provider {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Provider;
  }
}

let loading: Promise<Provider> | undefined;

/** After this time a silent provider counts as unreachable, ms. */
const patience = 15_000;

const away = () => new ApiError(503, { code: 'bot-check-unreachable', message: i18next.t('error.botCheck') });

/** Rejects with an error when the promise fails or takes too long. */
const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(away()), patience);
    void work.then(resolve, () => reject(away())).finally(() => clearTimeout(timer));
  });

const load = (siteKey: string, scriptUrl: string) =>
  new Promise<Provider>((resolve, reject) => {
    document.documentElement.classList.add(styles.quiet ?? '');
    const script = document.createElement('script');
    const url = new URL(scriptUrl);
    url.searchParams.set('render', siteKey);
    script.src = url.href;
    script.async = true;
    script.onload = () => {
      const provider = window.grecaptcha;
      if (provider) provider.ready(() => resolve(provider));
      else reject(new Error('bot-check-without-provider'));
    };
    script.onerror = () => reject(new Error('bot-check-not-loaded'));
    document.head.append(script);
  });

/**
 * Returns a token of a provider with the interface of reCAPTCHA v3, whose script is loaded on demand.
 * @throws ApiError with a readable message when the provider cannot be reached; trying again may help
 */
export async function providerToken(siteKey: string, scriptUrl: string, action: BotAction): Promise<string> {
  loading ??= load(siteKey, scriptUrl);
  const provider = await inTime(loading).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  // Their action names allow no hyphens.
  return inTime(provider.execute(siteKey, { action: action.replaceAll('-', '_') }));
}
