import Phaser from './phaser-parts.cjs';

// Phaser's modules are CommonJS; these are the names that games import.
export default Phaser;
export const { Scene, Scenes } = Phaser;
