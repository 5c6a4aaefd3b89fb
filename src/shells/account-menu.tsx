import { Heart, LogOut, Settings, ShieldCheck, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { paths } from '#app/rules/paths.ts';
import type { Side } from '#app/rules/person.ts';
import type { UserContext } from '#app/user-context.ts';
import { AvatarMonogram } from '#ui/avatar-monogram.tsx';
import { DaysToGo } from './days-to-go.tsx';
import { displayName } from './display-name.ts';
import { logOut } from './log-out.ts';

type EntryProps = { icon: ReactNode; children: string; href?: string; onAction?: () => void };

function Entry({ icon, children, ...action }: EntryProps) {
  return (
    <MenuItem
      {...action}
      textValue={children}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-input px-3 outline-none focus-visible:shadow-none data-focused:bg-linen"
    >
      <span className="text-ink-soft">{icon}</span>
      {children}
    </MenuItem>
  );
}

type AccountMenuProps = { side: Side; user: UserContext };

function OwnMenu({ side, user }: AccountMenuProps) {
  const name = displayName(user);
  return (
    <MenuTrigger>
      <Button
        aria-label={`Account menu for ${name}`}
        className="-me-0.5 flex size-11 items-center justify-center rounded-full"
      >
        <AvatarMonogram names={[user.first_name ?? name]} tone={side === 'vendor' ? 'sage' : 'blush'} />
      </Button>
      <Popover
        placement="bottom end"
        offset={6}
        className="w-64 rounded-card border border-line bg-paper p-1.5 shadow-float transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        <div className="border-line border-b px-3 pt-2 pb-3">
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-ink-soft text-sm">{user.email}</p>
        </div>
        <Menu className="pt-1.5 outline-none focus-visible:shadow-none" aria-label="Account">
          {user.is_support && (
            <Entry icon={<ShieldCheck size={20} />} href={paths.moderation()}>
              Review queue
            </Entry>
          )}
          {side === 'vendor' && user.has_marketplace_account && (
            <Entry icon={<Heart size={20} />} href={paths.start({ side: 'couple' })}>
              Your wedding
            </Entry>
          )}
          <Entry icon={<Settings size={20} />} href={paths.accountSettings()}>
            Account settings
          </Entry>
          {user.has_vendor_account && (
            <Entry icon={<Store size={20} />} href={paths.start({ side: 'vendor' })}>
              Vendor area
            </Entry>
          )}
          <Entry
            icon={<LogOut size={20} />}
            onAction={() => logOut(side === 'vendor' ? paths.vendorLanding() : paths.home())}
          >
            Log out
          </Entry>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** The signed-in person's own menu, and beside it how long it is to their day. */
export function AccountMenu({ side, user }: AccountMenuProps) {
  return (
    <>
      {side === 'couple' && <DaysToGo user={user} />}
      <OwnMenu side={side} user={user} />
    </>
  );
}
