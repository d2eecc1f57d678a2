import './ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { startTexts } from './i18n/i18n';
import { makeRouter } from './router';
import { handleRefusals } from './session/refusals';
import { recoverFromPreloadErrors } from './ui/messages/preload-recovery';

const root = document.querySelector('#root');
if (!root) throw new Error('page-without-root');

const textsReady = startTexts();
const router = makeRouter();
handleRefusals((path) => void router.navigate(path));
recoverFromPreloadErrors();

await textsReady;
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
