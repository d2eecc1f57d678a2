import styles from './scan-frame.module.css';

interface ScanFrame {
  /** Stands round all of these; without any it is gone. A dialog lies over everything, so it goes into its part of the page. */
  surround(root: HTMLElement, elements: readonly HTMLElement[]): void;
  remove(): void;
}

/** Room between the frame and what it marks, px. */
const AIR = 6;

/** The frame that shows what a switch would press. */
export function createScanFrame(): ScanFrame {
  const frame = document.createElement('div');
  frame.setAttribute('aria-hidden', 'true');
  frame.className = styles.frame ?? '';
  return {
    surround(root, elements) {
      if (frame.parentElement !== root) root.append(frame);
      frame.hidden = elements.length === 0;
      if (frame.hidden) return;
      const boxes = elements.map((element) => (element.closest('label') ?? element).getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left)) - AIR;
      const top = Math.min(...boxes.map((box) => box.top)) - AIR;
      const right = Math.max(...boxes.map((box) => box.right)) + AIR;
      const bottom = Math.max(...boxes.map((box) => box.bottom)) + AIR;
      Object.assign(frame.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${right - left}px`,
        height: `${bottom - top}px`,
      });
    },
    remove: () => frame.remove(),
  };
}
