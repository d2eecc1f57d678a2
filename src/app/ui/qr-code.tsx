import QRCode from 'qrcode';
import { useMemo } from 'react';

/** White margin around the code, in modules, so that a camera finds it. */
const quiet = 4;

/** QR code as one path, sharp at any size and on paper. Its content must be beside it as text. */
export function QrCode({ text }: { readonly text: string }) {
  const { path, size } = useMemo(() => {
    const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
    let drawn = '';
    for (let y = 0; y < modules.size; y++) {
      for (let x = 0; x < modules.size; x++) {
        if (modules.get(y, x)) drawn += `M${x + quiet} ${y + quiet}h1v1h-1z`;
      }
    }
    return { path: drawn, size: modules.size + 2 * quiet };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
