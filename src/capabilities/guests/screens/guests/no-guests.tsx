import { Upload, Users } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { GuestListAnswer } from '../../contract.ts';
import { AddButton } from './add-button.tsx';

interface NoGuestsProps {
  list: Pick<GuestListAnswer, 'canEdit' | 'canSuggest'>;
  onAdd: () => void;
}

export function NoGuests({ list, onAdd }: NoGuestsProps) {
  return (
    <EmptyState
      title="Who’s coming?"
      icon={<Users size={28} aria-hidden="true" />}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <AddButton list={list} onPress={onAdd} />
          {list.canEdit && (
            <ButtonLink
              to={paths.guestBuild()}
              variant="secondary"
              icon={<Upload size={18} aria-hidden="true" />}
            >
              Bring a list
            </ButtonLink>
          )}
        </span>
      }
    >
      Type names one by one or paste a list you already have. We’ll sort them into households.
    </EmptyState>
  );
}

export function NothingShown() {
  return (
    <EmptyState
      title="No matches"
      action={
        <ButtonLink to={paths.guests()} variant="secondary">
          Show everyone
        </ButtonLink>
      }
    >
      Try another name or remove a filter.
    </EmptyState>
  );
}
