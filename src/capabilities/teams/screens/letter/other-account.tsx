import { useState } from 'react';
import { api } from '#app/api.ts';
import { leaveTo } from '#app/leave-to.ts';
import { paths } from '#app/rules/paths.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { TeamLetter } from '../../contract/letter.contract.ts';
import { teamsPaths } from '../../rules/paths.ts';

interface OtherAccountProps {
  letter: TeamLetter;
  token: string;
  reader: string;
}

/** Signed in under another address than the invited one: told which is which, and how to go on. */
export function OtherAccount({ letter, token, reader }: OtherAccountProps) {
  const [isLeaving, setLeaving] = useState(false);

  async function logOut() {
    setLeaving(true);
    try {
      await api.identity.auth.signOut();
      await leaveTo(paths.login(teamsPaths.invitation(token)));
    } finally {
      setLeaving(false);
    }
  }

  return (
    <>
      <Notice tone="warn" isLive={false} className="text-base">
        This invitation was sent to <strong className="wrap-anywhere">{letter.email}</strong>, but you’re
        logged in as <strong className="wrap-anywhere">{reader}</strong>. Log in with the invited address, or
        ask {letter.inviterName || 'the owner'} to invite {reader} instead.
      </Notice>
      <Button size="large" isPending={isLeaving} onPress={logOut}>
        Log out and switch accounts
      </Button>
    </>
  );
}
