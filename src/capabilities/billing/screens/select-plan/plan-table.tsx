import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import type { Plans } from '#capabilities/plans/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { type PlanRow, planRows } from './plan-rows.ts';

function columnsOf(storefrontUuid: string): TableColumn<PlanRow>[] {
  return [
    {
      id: 'plan',
      header: 'Plan',
      isRowHeader: true,
      cell: ({ name, price, isRunning }) => (
        <>
          <span className="lg:whitespace-nowrap">{name}</span> {isRunning && <Badge>You have this</Badge>}
          <span className="block font-normal text-ink-soft text-sm lg:whitespace-nowrap">{price}</span>
        </>
      ),
    },
    {
      id: 'now',
      header: 'You pay today',
      cell: ({ now, withTax }) => (
        <span className="whitespace-nowrap tabular-nums">
          {now}
          {withTax && <span className="text-ink-soft text-sm md:block"> with tax</span>}
        </span>
      ),
    },
    {
      id: 'begins',
      header: 'Starts',
      cell: ({ begins, later }) => (
        <>
          {begins} <span className="block text-ink-soft text-sm">{later}</span>
        </>
      ),
    },
    {
      id: 'pays-off',
      header: 'Pays off from',
      cell: ({ paysOff }) => <span className="lg:whitespace-nowrap">{paysOff}</span>,
    },
    {
      id: 'choose',
      header: 'Choose',
      align: 'end',
      cell: ({ wish, name, price }) =>
        wish ? (
          <ButtonLink
            size="small"
            variant="secondary"
            to={withQuery(vendorPaths.checkout, { storefront: storefrontUuid, ...wish })}
            aria-label={`Choose ${name}, ${price}`}
          >
            Choose
          </ButtonLink>
        ) : (
          '–'
        ),
    },
  ];
}

/** Every plan beside the others, each as it would be charged. */
export function PlanTable({ plans, storefrontUuid }: { plans: Plans; storefrontUuid: string }) {
  return (
    <Table
      caption="Ways to pay for leads"
      isCaptionHidden
      columns={columnsOf(storefrontUuid)}
      rows={planRows(plans)}
      getRowKey={({ key }) => key}
    />
  );
}
