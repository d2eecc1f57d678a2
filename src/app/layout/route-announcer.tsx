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
    if (state !== 'idle' || said.current === pathname || !place.current) return;
    said.current = pathname;
    const name = document.querySelector('h1')?.textContent?.trim() ?? '';
    place.current.textContent = t('pageShown', { name });
  }, [pathname, state, t]);

  return <output className="unseen" ref={place} data-route-announcer />;
}
