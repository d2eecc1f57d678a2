/** Texts of worked examples, loaded only with screens that show one. */
export { nl as maths } from '@/maths/strategy/texts/nl';
