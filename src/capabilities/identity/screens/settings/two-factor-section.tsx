import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#app/loaded.tsx';
import { SettingsSection } from '#app/settings-section.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { profileQuery } from '../../queries.ts';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import { TwoFactorStop } from './two-factor-stop.tsx';

function TwoFactor({ isOn }: { isOn: boolean }) {
  const [isChanging, setChanging] = useState(false);
  if (isChanging) {
    const Change = isOn ? TwoFactorStop : TwoFactorSetup;
    return <Change onDone={() => setChanging(false)} onCancel={() => setChanging(false)} />;
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Badge variant={isOn ? 'green' : 'gray'} size="large">
        {isOn ? 'On' : 'Off'}
      </Badge>
      <p className="min-w-0 grow basis-60">
        {isOn
          ? 'We ask for a code from your app when you log in or change something important.'
          : 'Anyone who gets your password can log in.'}
      </p>
      <Button variant={isOn ? 'secondary' : 'primary'} onPress={() => setChanging(true)}>
        {isOn ? 'Turn off' : 'Set up'}
      </Button>
    </div>
  );
}

export function TwoFactorSection() {
  const profile = useQuery(profileQuery);
  return (
    <SettingsSection
      id="two-factor"
      title="Two-factor"
      lead="A code from an authenticator app as a second lock on your account."
    >
      <Loaded query={profile} label="two-factor" skeleton={<Skeleton className="h-11 w-full" />}>
        {({ twoFactorEnabled }) => <TwoFactor isOn={twoFactorEnabled} />}
      </Loaded>
    </SettingsSection>
  );
}
