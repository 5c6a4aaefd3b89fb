import { ArrowDown, ArrowUp, HeartHandshake, PencilLine, Trash2 } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { PreferredVendor } from '../../contract/preferred.contract.ts';
import { ColleagueLine } from './colleague-line.tsx';

interface PreferredRowProps {
  vendor: PreferredVendor;
  position: number;
  count: number;
  canEdit: boolean;
  onMove: (position: number) => void;
  onNote: () => void;
  onRemove: () => void;
}

export function PreferredRow(props: PreferredRowProps) {
  const { vendor, position, count, canEdit, onMove, onNote, onRemove } = props;
  const { name, note, isMutual, isPublished } = vendor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-4 last:border-0">
      <ColleagueLine
        vendor={vendor}
        marks={
          <>
            {isMutual && (
              <Badge variant="green" icon={<HeartHandshake size={12} aria-hidden="true" />}>
                Mutual
              </Badge>
            )}
            {!isPublished && <Badge>Hidden: not published</Badge>}
          </>
        }
      >
        {note && <p className="wrap-anywhere mt-1 text-sm">“{note}”</p>}
      </ColleagueLine>
      {canEdit && (
        <div className="ms-auto flex">
          <IconButton
            label={`Move ${name} up`}
            icon={<ArrowUp size={18} aria-hidden="true" />}
            isDisabled={position === 0}
            onPress={() => onMove(position - 1)}
          />
          <IconButton
            label={`Move ${name} down`}
            icon={<ArrowDown size={18} aria-hidden="true" />}
            isDisabled={position === count - 1}
            onPress={() => onMove(position + 1)}
          />
          <IconButton
            label={note ? `Edit the note on ${name}` : `Add a note on ${name}`}
            icon={<PencilLine size={18} aria-hidden="true" />}
            onPress={onNote}
          />
          <IconButton
            label={`Remove ${name}`}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onPress={onRemove}
          />
        </div>
      )}
    </li>
  );
}
