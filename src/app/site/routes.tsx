import type { RouteObject } from 'react-router';
import { brand } from '../brand';
import { withTexts } from '../i18n/with-texts';
import { AreaError } from '../ui/area-error';

const home = () => import('./home-page');
const text = withTexts('pages', () => import('./text-page'));

/** The pages about the product; `adaptief` and the others hang under `/site/over{slug}/`. */
export const siteRoutes: RouteObject = {
  path: '/site',
  lazy: withTexts('site', () => import('./site-layout')),
  children: [
    {
      ErrorBoundary: AreaError,
      children: [
        { path: 'home', lazy: home },
        { path: `over-${brand.slug}`, lazy: home },
        { path: 'faq', lazy: withTexts('pages', () => import('./faq-page')) },
        ...['screenshots', 'prijzen', 'contact', 'aanvraagformulier'].map((path) => ({
          path,
          lazy: text,
        })),
        ...[
          'schoolrtthuis',
          'adaptief',
          'maatwerktaken',
          'voortgang',
          'training',
          'beloningssysteem',
          'didactiek',
          'webbased',
        ].map((page) => ({ path: `over${brand.slug}/${page}`, lazy: text })),
      ],
    },
  ],
};
