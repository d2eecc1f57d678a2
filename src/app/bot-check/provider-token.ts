import type { BotAction } from '@/contract/passwords';
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

/** A token of a provider that speaks as reCAPTCHA v3 does; its script is loaded when it is first needed. */
export async function providerToken(siteKey: string, scriptUrl: string, action: BotAction): Promise<string> {
  loading ??= load(siteKey, scriptUrl);
  const provider = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  // Their actions know no hyphens.
  return provider.execute(siteKey, { action: action.replaceAll('-', '_') });
}
