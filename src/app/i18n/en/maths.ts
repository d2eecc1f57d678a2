export { en as maths } from '@/maths/strategy/texts/en';
