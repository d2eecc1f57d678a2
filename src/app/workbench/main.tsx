import '../ui/theme/base.css';
import { createRoot } from 'react-dom/client';
import { loadTexts, startTexts } from '../i18n/i18n';
import { setCurrentLocale } from '../i18n/locale';
import { countDraws } from './meters';
import { readOptions } from './options';
import { Workbench } from './workbench';

const root = document.querySelector('#root');
if (!root) throw new Error('page-without-root');

const options = readOptions(location.search);
document.documentElement.dataset.theme = options.theme;
if (options.density > 0) Object.defineProperty(window, 'devicePixelRatio', { value: options.density });
countDraws();
setCurrentLocale(options.locale);
await startTexts();
await loadTexts('pupil', 'maths');
createRoot(root).render(<Workbench first={options} />);
