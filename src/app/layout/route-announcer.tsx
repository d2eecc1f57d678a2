import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';

/** Announces the h1 of each new page to screen readers, because the document title is always the product's name. */
export function RouteAnnouncer() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const place = useRef<HTMLOutputElement>(null);
  const said = useRef(pathname);

  useEffect(() => {
    if (state !== 'idle' || said.current === pathname) return undefined;
    const say = () => {
      const name = document.querySelector('h1')?.textContent?.trim() ?? '';
      if (name === '' || !place.current) return false;
      said.current = pathname;
      place.current.textContent = t('pageShown', { name });
      return true;
    };
    if (say()) return undefined;
    // The page has its heading when it has loaded what it shows.
    const watch = new MutationObserver(() => say() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname, state, t]);

  return <output className="unseen" ref={place} data-route-announcer />;
}
