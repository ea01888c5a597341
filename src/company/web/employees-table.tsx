import { useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import type { Employee, Site } from '../contract.ts';
import { EMPLOYEES_PAGE } from '../rules/page-sizes.ts';
import { type EmployeesFilter, type EmployeesPageData, fullName } from './use-employees.ts';

const TONES = {
  none: 'neutral',
  invited: 'info',
  over: 'warning',
  undelivered: 'danger',
  code: 'info',
  'code-over': 'warning',
  in: 'success',
} as const;

type EmployeesTableProps = {
  readonly data: EmployeesPageData;
  readonly filter: EmployeesFilter;
  readonly sites: readonly Site[];
  readonly onPage: (page: number) => void;
  readonly onEdit: ((employee: Employee) => void) | undefined;
};

export function EmployeesTable({ data, filter, sites, onPage, onEdit }: EmployeesTableProps) {
  const t = useTranslations('company.employees');
  const pages = Math.max(1, Math.ceil(data.total / EMPLOYEES_PAGE));
  return (
    <div>
      <p role="status" className="mb-2 text-ink-soft">
        {t('total', { count: data.total })}
      </p>
      <DataTable
        caption={t('title')}
        isCaptionHidden
        columns={[
          { key: 'name', label: t('columns.name') },
          { key: 'place', label: t('columns.place') },
          { key: 'contact', label: t('columns.contact') },
          { key: 'access', label: t('columns.access') },
          ...(onEdit ? [{ key: 'edit', label: t('columns.actions') }] : []),
        ]}
        emptyText={t('noneFound')}
        rows={data.employees.map((employee) => ({
          id: employee.id,
          cells: {
            name: fullName(employee),
            place: placeOf(employee, sites),
            contact: <Contact employee={employee} />,
            access: <Badge tone={TONES[employee.access]}>{t(`access.${employee.access}`)}</Badge>,
            edit: onEdit && (
              <Button
                kind="quiet"
                size="small"
                aria-label={t('editNamed', { name: fullName(employee) })}
                onClick={() => onEdit(employee)}
              >
                {t('edit')}
              </Button>
            ),
          },
        }))}
      />
      <div className="mt-5">
        <ListPages
          page={filter.page}
          pages={pages}
          onPage={onPage}
          words={{
            label: t('pages.label'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            here: t('pages.here', { page: filter.page, pages }),
          }}
        />
      </div>
    </div>
  );
}

function Contact({ employee }: { employee: Employee }) {
  const t = useTranslations('company.employees');
  return (
    <span className="block min-w-0">
      <span className="block [overflow-wrap:anywhere]">{employee.email ?? t('noEmail')}</span>
      {employee.employeeNumber && (
        <span className="block text-sm text-ink-soft">
          {t('number', { number: employee.employeeNumber })}
        </span>
      )}
    </span>
  );
}

function placeOf({ siteId, teamId }: Employee, sites: readonly Site[]): string {
  const site = sites.find(({ id }) => id === siteId);
  const team = site?.teams.find(({ id }) => id === teamId);
  return [site?.name, team?.name].filter(Boolean).join(' › ');
}
