import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatCents } from '#base/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TextField } from '#ui/text-field.tsx';
import { LONGEST_LABEL, MOST_CENTS } from '../../rules/budget-limits.ts';
import { type PayerShare, whoPays } from '../../rules/who-pays.ts';
import type { Desk } from '../budget/desk.ts';

interface ContributorFormProps {
  name: string;
  pledgedCents: number | null;
  saveLabel: string;
  onSave: (name: string, pledgedCents: number) => void;
  onCancel: () => void;
}

function ContributorForm(props: ContributorFormProps) {
  const [name, setName] = useState(props.name);
  const [pledged, setPledged] = useState(props.pledgedCents);
  const [isTried, setTried] = useState(false);
  const isAmount = pledged === null || (!Number.isNaN(pledged) && pledged <= MOST_CENTS);
  return (
    <form
      className="grid gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (name.trim() !== '' && isAmount) props.onSave(name.trim(), pledged ?? 0);
      }}
    >
      <TextField
        label="Who"
        placeholder="Maya’s parents"
        value={name}
        onChange={setName}
        maxLength={LONGEST_LABEL}
        autoFocus
        error={isTried && name.trim() === '' ? 'Type a name.' : undefined}
        reservesMessage={false}
      />
      <MoneyField
        label="Promised"
        isOptional
        value={pledged}
        onChange={setPledged}
        error={isAmount ? undefined : 'Type an amount, like 5,000.'}
        reservesMessage={false}
      />
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" size="small">
          {props.saveLabel}
        </Button>
        <Button variant="quiet" size="small" onPress={props.onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function leftWords({ contributor, leftCents }: PayerShare): string {
  if (contributor.pledgedCents === 0) return 'Nothing promised';
  if (leftCents === 0) return 'All of it has a place';
  return leftCents > 0
    ? `${formatCents(leftCents)} of it is free`
    : `${formatCents(-leftCents)} more than promised`;
}

function Share({ desk, share }: { desk: Desk; share: PayerShare }) {
  const { contributor, paidCents, openCents } = share;
  const { actions, canEdit } = desk;
  const [isEditing, setEditing] = useState(false);
  const theirs = paidCents + openCents;
  if (isEditing)
    return (
      <li className="py-4">
        <ContributorForm
          name={contributor.name}
          pledgedCents={contributor.pledgedCents}
          saveLabel="Save"
          onSave={(name, pledgedCents) => {
            actions.changeContributor(contributor, { name, pledgedCents });
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      </li>
    );
  return (
    <li className="py-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="truncate font-semibold">{contributor.name || 'No name yet'}</p>
          <p className="text-ink-soft text-sm">
            {formatCents(theirs)} is theirs: {formatCents(paidCents)} paid, {formatCents(openCents)} to come
          </p>
        </div>
        <p className="shrink-0 text-end">
          <span className="block font-semibold tabular-nums">{formatCents(contributor.pledgedCents)}</span>
          <span className="block text-ink-soft text-sm">promised</span>
        </p>
      </div>
      {contributor.pledgedCents > 0 && (
        <ProgressBar
          label={`Of what ${contributor.name} promised`}
          isLabelHidden
          value={Math.min((theirs / contributor.pledgedCents) * 100, 100)}
          className="mt-2"
        />
      )}
      <div className="mt-1 flex items-center gap-1 text-sm">
        <span className="grow text-ink-soft">{leftWords(share)}</span>
        {canEdit && (
          <>
            <Button variant="quiet" size="small" onPress={() => setEditing(true)}>
              Change
            </Button>
            <IconButton
              label={`Remove ${contributor.name}`}
              icon={<Trash2 size={18} />}
              onPress={() => actions.removeContributor(contributor)}
            />
          </>
        )}
      </div>
    </li>
  );
}

/** Everybody who gives towards it: what they promised, what is theirs to pay, and what nobody covers. */
export function WhoPaysDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const { budget, sums, actions, canEdit } = desk;
  const [isAdding, setAdding] = useState(false);
  const { shares, pledgedCents, unnamedCents, uncoveredCents } = whoPays(budget, sums);
  return (
    <Dialog isOpen title="Who pays what" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <p className="text-ink-soft">
        {shares.length === 0
          ? 'Add everyone who gives towards the day, and what they promised. Then choose who pays in each line or payment.'
          : `${formatCents(pledgedCents)} is promised. You’re on course to spend ${formatCents(sums.whole.expectedCents)}.`}
      </p>
      {shares.length > 0 && (
        <dl className="mt-4 grid grid-cols-2 gap-3 rounded-card bg-linen p-4">
          <div>
            <dt className="text-ink-soft text-sm">Not covered</dt>
            <dd className="font-semibold text-lg tabular-nums">{formatCents(uncoveredCents)}</dd>
          </div>
          <div>
            <dt className="text-ink-soft text-sm">Nobody chosen yet</dt>
            <dd className="font-semibold text-lg tabular-nums">{formatCents(unnamedCents)}</dd>
          </div>
        </dl>
      )}
      <ul className="mt-2 divide-y divide-line">
        {shares.map((share) => (
          <Share key={share.contributor.uuid} desk={desk} share={share} />
        ))}
      </ul>
      {canEdit &&
        (isAdding ? (
          <ContributorForm
            name=""
            pledgedCents={null}
            saveLabel="Add"
            onSave={(name, pledged) => {
              actions.addContributor({ name, pledgedCents: pledged, note: '' });
              setAdding(false);
            }}
            onCancel={() => setAdding(false)}
          />
        ) : (
          <Button
            variant="secondary"
            className="mt-3"
            icon={<Plus size={18} aria-hidden="true" />}
            onPress={() => setAdding(true)}
          >
            Add someone
          </Button>
        ))}
    </Dialog>
  );
}
