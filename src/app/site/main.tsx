import '../ui/theme/base.css';
import './ui/print.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadTexts, startTexts } from '../i18n/i18n';
import { currentLocale } from '../i18n/locale';
import { recoverFromPreloadErrors } from '../ui/messages/preload-recovery';
import { sitePages } from './pages';
import { SiteLayout } from './ui/site-layout';

const root = document.querySelector<HTMLElement>('#root');
const path = location.pathname.replace(/\/$/, '');
const page = sitePages.get(path);
if (!root || !page) throw new Error('site-page-unknown');

recoverFromPreloadErrors();
await startTexts();
const [{ Component }] = await Promise.all([page.load(), loadTexts(...page.texts)]);

const shown = (
  <StrictMode>
    <SiteLayout path={path}>
      <Component name={page.name} />
    </SiteLayout>
  </StrictMode>
);
// The page was rendered at build time in the host's language; another choice renders it again.
if (root.dataset.locale === currentLocale()) hydrateRoot(root, shown);
else createRoot(root).render(shown);
