import { SegmentedControl, type SegmentedControlProps } from '@mantine/core';
import scroll from './side-scroll.module.css';
import { useInSight } from './use-in-sight';

/** A choice of a few, side by side; the row scrolls where it is wider than the screen. */
export function Segments(props: SegmentedControlProps & { readonly value: string }) {
  const ref = useInSight<HTMLDivElement>(props.value, 'label[data-active]');
  return (
    <div ref={ref} className={scroll.row}>
      <SegmentedControl {...props} classNames={{ root: scroll.segments }} />
    </div>
  );
}
