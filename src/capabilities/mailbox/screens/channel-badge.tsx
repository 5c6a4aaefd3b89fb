import { Mail, MessageSquareText } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';

export function ChannelBadge({ channel }: { channel: 'mail' | 'text' }) {
  return channel === 'mail' ? (
    <Badge variant="sky" icon={<Mail size={14} aria-hidden="true" />}>
      Email
    </Badge>
  ) : (
    <Badge variant="purple" icon={<MessageSquareText size={14} aria-hidden="true" />}>
      Text
    </Badge>
  );
}
