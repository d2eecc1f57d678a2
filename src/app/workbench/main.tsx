import '../theme/base.css';
import { createRoot } from 'react-dom/client';
import { loadTexts, startTexts } from '../i18n/i18n';
import { setCurrentLocale } from '../i18n/locale';
import { countDraws } from './meters';
import { readWish } from './wish';
import { Workbench } from './workbench';

const root = document.querySelector('#root');
if (!root) throw new Error('page-without-root');

const wish = readWish(location.search);
document.documentElement.dataset.theme = wish.theme;
if (wish.density > 0) Object.defineProperty(window, 'devicePixelRatio', { value: wish.density });
countDraws();
setCurrentLocale(wish.locale);
await startTexts();
await loadTexts('pupil', 'maths');
createRoot(root).render(<Workbench first={wish} />);
