import { Plus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { GuestListAnswer } from '../../contract.ts';

interface AddButtonProps {
  list: Pick<GuestListAnswer, 'canEdit' | 'canSuggest'>;
  onPress: () => void;
}

/** Nothing for who may only look. */
export function AddButton({ list: { canEdit, canSuggest }, onPress }: AddButtonProps) {
  if (!(canEdit || canSuggest)) return null;
  return (
    <Button icon={<Plus size={18} aria-hidden="true" />} onPress={onPress}>
      {canEdit ? 'Add guests' : 'Suggest guests'}
    </Button>
  );
}
