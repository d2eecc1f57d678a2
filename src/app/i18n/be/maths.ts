export { be as maths } from '@/maths/strategy/texts/be';
