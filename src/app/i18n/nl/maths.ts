/** What is said with a worked example, for screens that show one: a child on its map does not wait for it. */
export { nl as maths } from '@/maths/strategy/texts/nl';
