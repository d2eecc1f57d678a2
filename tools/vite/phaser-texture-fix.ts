import type { Plugin } from 'vite';

/**
 * Phaser 4.2.1 compares an interpolated varying with `==` to choose a texture, which tears quads whose textures share a
 * batch (phaserjs/phaser#7372). This plugin compares with half a step of tolerance instead.
 */
export function phaserTextureFix(): Plugin {
  return {
    name: 'phaser-texture-fix',
    enforce: 'pre',
    transform(code, id) {
      if (!/phaser[\\/](dist|src)[\\/]|[\\/]deps[\\/]phaser\.js/.test(id)) return null;
      const fixed = code
        .replaceAll('if (outTexDatum == 0.0)', 'if (outTexDatum < 0.5)')
        .replaceAll('(outTexDatum == float(INDEX))', '(outTexDatum < float(INDEX) + 0.5)');
      return fixed === code ? null : { code: fixed, map: null };
    },
  };
}
