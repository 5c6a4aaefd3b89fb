import { Mail, MapPin, MessageSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Household } from '#capabilities/guests/contract.ts';
import { addressLines } from '#capabilities/guests/rules/address-lines.ts';
import { householdName } from '#capabilities/guests/rules/household-names.ts';
import { Button } from '#ui/button.tsx';
import type { Claim } from '../../contract/super-link.contract.ts';
import type { ClaimActions } from './use-claim-actions.ts';

interface ClaimCardProps {
  claim: Claim;
  /** Whose it may be. */
  suggested: Household | undefined;
  actions: ClaimActions;
  onMatch: () => void;
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5">
      <span className="mt-0.5 shrink-0 text-ink-soft">{icon}</span>
      <span className="wrap-anywhere min-w-0 whitespace-pre-line" dir="auto">
        {children}
      </span>
    </p>
  );
}

/** What a guest left, and what can become of it. */
export function ClaimCard({ claim, suggested, actions, onMatch }: ClaimCardProps) {
  const { name, email, phone, note, purpose } = claim;
  const address = addressLines(claim).join(', ');
  return (
    <article aria-label={name} className="rounded-card border border-line bg-paper p-5">
      <p className="text-ink-soft text-sm">
        {purpose === 'ADDRESS' ? 'Left an address' : 'Wants to answer, and wasn’t found'}
      </p>
      <h3 className="wrap-anywhere mb-2 font-display text-xl" dir="auto">
        {name}
      </h3>
      <div className="grid gap-1.5">
        {address && <Fact icon={<MapPin size={18} aria-hidden="true" />}>{address}</Fact>}
        {email && <Fact icon={<Mail size={18} aria-hidden="true" />}>{email}</Fact>}
        {phone && <Fact icon={<Phone size={18} aria-hidden="true" />}>{phone}</Fact>}
        {note && <Fact icon={<MessageSquare size={18} aria-hidden="true" />}>{note}</Fact>}
      </div>
      <p className="mt-3 rounded-input bg-linen px-3 py-2">
        {suggested ? (
          <>
            Probably <b dir="auto">{householdName(suggested)}</b>
          </>
        ) : (
          'Nobody by this name is on your list.'
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" isDisabled={actions.isPending} onPress={onMatch}>
          {suggested ? 'Match' : 'Find household'}
        </Button>
        <Button
          size="small"
          variant="secondary"
          isDisabled={actions.isPending}
          onPress={() => actions.add(claim)}
        >
          Add to list
        </Button>
        <Button
          size="small"
          variant="secondary"
          isDisabled={actions.isPending}
          onPress={() => actions.ignore(claim)}
        >
          Set aside
        </Button>
      </div>
    </article>
  );
}
