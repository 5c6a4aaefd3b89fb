import { useQuery } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import type { MoneyRights } from '#capabilities/weddings/contract.ts';
import { WEDDING_KEY, weddingQuery } from '#capabilities/weddings/queries.ts';
import type { MoneyAccess } from '#capabilities/weddings/rules/member-roles.ts';
import { Dialog } from '#ui/dialog.tsx';
import { RadioGroupField } from '#ui/radio-group-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';

const CHOICES: readonly { id: MoneyAccess; label: string }[] = [
  { id: 'NONE', label: 'Don’t see it' },
  { id: 'SEE', label: 'See it' },
  { id: 'EDIT', label: 'See and change it' },
];

/** Who else of the wedding comes near the money. It counts at once. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { data: wedding } = useQuery(weddingQuery);
  const saving = useAction({
    run: (rights: MoneyRights) => api.weddings.saveMoneyAccess(rights),
    refreshes: [WEDDING_KEY],
    done: 'Saved. It counts from now on.',
  });
  const kept = wedding?.moneyRights ?? undefined;
  const rights = saving.isPending ? saving.variables : kept;
  const set = (next: Partial<MoneyRights>) => rights && saving.mutate({ ...rights, ...next });
  return (
    <Dialog isOpen size="small" title="Share your budget" onOpenChange={(isOpen) => !isOpen && onClose()}>
      {wedding === undefined && <Skeleton className="h-40" />}
      {wedding && !rights && (
        <p className="text-ink-soft">Only the two of you decide who sees what things cost.</p>
      )}
      {rights && (
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft">The two of you see and change everything. Viewers never see it.</p>
          <RadioGroupField
            label="Your planner"
            options={CHOICES}
            value={rights.plannerMoney}
            onChange={(value) => set({ plannerMoney: value as MoneyAccess })}
            reservesMessage={false}
          />
          <RadioGroupField
            label="Family"
            options={CHOICES}
            value={rights.familyMoney}
            onChange={(value) => set({ familyMoney: value as MoneyAccess })}
            reservesMessage={false}
          />
          <p className="text-sm">
            <TextLink to={paths.accountSettings()}>Invite somebody or see who plans with you</TextLink>
          </p>
        </div>
      )}
    </Dialog>
  );
}
