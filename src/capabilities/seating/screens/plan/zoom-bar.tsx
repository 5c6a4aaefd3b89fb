import { Maximize, Minus, Plus } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';

interface ZoomBarProps {
  zoom: number;
  onZoom: (ratio: number) => void;
  onFit: () => void;
}

export function ZoomBar({ zoom, onZoom, onFit }: ZoomBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own.
    <div
      role="group"
      aria-label="Zoom"
      className="flex items-center rounded-full border border-line bg-paper px-1 shadow-float"
    >
      <IconButton label="Zoom out" icon={<Minus size={18} />} onPress={() => onZoom(1 / 1.25)} />
      <span className="w-12 text-center font-semibold text-sm tabular-nums">{Math.round(zoom * 100)}%</span>
      <IconButton label="Zoom in" icon={<Plus size={18} />} onPress={() => onZoom(1.25)} />
      <IconButton label="Show the whole room" icon={<Maximize size={18} />} onPress={onFit} />
    </div>
  );
}
