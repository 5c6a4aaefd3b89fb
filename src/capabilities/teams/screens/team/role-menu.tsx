import { Check, ChevronDown } from 'lucide-react';
import { STOREFRONT_ROLES, type StorefrontRole } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { ROLE_LABELS } from '../../rules/role-words.ts';

interface RoleMenuProps {
  /** Whose role it is. */
  name: string;
  value: StorefrontRole;
  onChange: (role: StorefrontRole) => void;
}

/** A role as a button that opens the others. */
export function RoleMenu({ name, value, onChange }: RoleMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="small">
          <span className="sr-only">Role of {name}: </span>
          {ROLE_LABELS[value]}
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      }
      entries={STOREFRONT_ROLES.map((role) => ({
        id: role,
        label: ROLE_LABELS[role],
        icon:
          role === value ? (
            <Check size={18} className="text-primary" aria-label="Now:" />
          ) : (
            <span className="size-4.5" />
          ),
      }))}
      onAction={(id) => {
        const role = STOREFRONT_ROLES.find((each) => each === id);
        if (role) onChange(role);
      }}
    />
  );
}
