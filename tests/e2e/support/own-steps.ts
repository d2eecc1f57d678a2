import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';

type OwnWork = Reply<Api['readOwnWork']>;

/** A sum of a step of each domain, some of them with drawings, hints or long words. */
const sums: Readonly<Record<OwnWork['steps'][number]['domain'], readonly string[]>> = {
  'add-subtract': ['46+5=_', '12-7=_', '60059+24718=_'],
  'multiply-divide': ['56:7=_', '(7+3)*6=_', 'mean(8,4,3)=_'],
  decimals: ['0.31*10=_', '5.6-1.25=_'],
  fractions: ['3/4of20=_', '1/2+1/4=_', '1/2=_/4', '1 3/4+1/2=_'],
  'percent-ratio': ['25%of80=_', '1:5=_:20', 'scale(100,7cm)=_m'],
  money: ['5eur-3.75eur=_eur', '140ct=_eur'],
  measures: ['1m=_cm', '4.5kg+40g=_g'],
  clock: ['7h25face=_clock', '3h00face=_words', '8h30+45min=_clock'],
  line: ['51=_(0..100,1)', '0.5(0..1,1/10)=_'],
  'compare-estimate': ['4/5?1/2', '430+230=_~100'],
};
const phases = ['practising', 'nearly', 'automated'] as const;

/** Domains in the order of their beds. */
export const domains = Object.keys(sums) as readonly (keyof typeof sums)[];

/** Lets a child have practised steps of every domain, before its garden is opened. */
export const giveSteps = (page: Page) =>
  page.route('**/api/pupils/*/own-work', async (route) => {
    const reply = await route.fetch();
    const work = (await reply.json()) as OwnWork;
    const steps = domains.flatMap((domain) =>
      sums[domain].map((sumId, place) => ({ domain, sumId, phase: phases[place % phases.length] ?? 'new' })),
    );
    await route.fulfill({ response: reply, json: { ...work, steps } });
  });

/** Opens the bed of a domain: after the two grids. */
export const openBed = (page: Page, domain: (typeof domains)[number]) =>
  page
    .locator('main fieldset button')
    .nth(2 + domains.indexOf(domain))
    .click();
