import { NativeSelect, Pagination } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format';
import { pageSizes } from '../../shared/constants';
import styles from './data-table.module.css';

interface TablePagingProps {
  /** Number of rows on all pages. */
  readonly total: number;
  /** Counted from 0. */
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly onPage: (pageIndex: number) => void;
  readonly onSize: (pageSize: number) => void;
}

/** Shows the range of rows, the page size and the pagination. */
export function TablePaging({ total, pageIndex, pageSize, onPage, onSize }: TablePagingProps) {
  const { t } = useTranslation('ui');
  const sizeId = useId();
  if (total <= pageSizes[0]) return null;
  const from = pageIndex * pageSize + 1;
  const pages = Math.ceil(total / pageSize);
  return (
    <div className={styles.paging}>
      <div className={styles.size}>
        <label htmlFor={sizeId}>{t('table.rowsPerPage')}</label>
        <NativeSelect
          id={sizeId}
          value={String(pageSize)}
          data={pageSizes.map(String)}
          onChange={(event) => onSize(Number(event.currentTarget.value))}
        />
      </div>
      <output>
        {t('table.shown', {
          from: formatNumber(from),
          to: formatNumber(Math.min(total, from + pageSize - 1)),
          total: formatNumber(total),
        })}
      </output>
      {pages > 1 ? (
        <Pagination
          aria-label={t('table.pages')}
          total={pages}
          value={pageIndex + 1}
          onChange={(page) => onPage(page - 1)}
          getControlProps={(control) => ({ 'aria-label': t(`table.page.${control}`) })}
          getItemProps={(page) => ({ 'aria-label': t('table.toPage', { page }) })}
        />
      ) : null}
    </div>
  );
}
