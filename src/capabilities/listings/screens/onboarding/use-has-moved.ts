import { useState } from 'react';
import { useLocation } from 'react-router';

/** Whether somebody has gone from one question to another since the page came. */
export function useHasMoved(): boolean {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && key !== firstKey) setHasMoved(true);
  return hasMoved;
}
