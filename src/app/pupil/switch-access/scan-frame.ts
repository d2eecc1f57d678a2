import styles from './scan-frame.module.css';

interface ScanFrame {
  /**
   * Frames all these elements; hides the frame when there are none. It is added to an open dialog, which covers
   * everything else.
   */
  surround(root: HTMLElement, elements: readonly HTMLElement[]): void;
  remove(): void;
}

/** Distance between the frame and the elements, px. */
const AIR = 6;

/** Attribute of what the frame is around: what floats moves on beneath it, so its place does not tell. */
const markAttribute = 'data-scan-marked';

/** Creates the frame around what a switch would press. */
export function createScanFrame(): ScanFrame {
  const frame = document.createElement('div');
  frame.setAttribute('aria-hidden', 'true');
  frame.className = styles.frame ?? '';
  const mark = (elements: readonly HTMLElement[]) => {
    for (const each of document.querySelectorAll(`[${markAttribute}]`)) each.removeAttribute(markAttribute);
    for (const each of elements) each.setAttribute(markAttribute, '');
  };
  return {
    surround(root, elements) {
      mark(elements);
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
    remove() {
      mark([]);
      frame.remove();
    },
  };
}
