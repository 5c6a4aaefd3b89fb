import { Link2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Board } from '../../contract/boards.contract.ts';
import { boardCounts } from '../../rules/board-counts.ts';
import { favoritesPaths } from '../../rules/paths.ts';
import { BoardMosaic } from './board-mosaic.tsx';

export function BoardTile({ board }: { board: Board }) {
  return (
    <li className="group relative min-w-0">
      <BoardMosaic covers={board.covers} />
      <h3 className="wrap-anywhere mt-3 line-clamp-2 font-semibold font-text text-base tracking-normal">
        <Link
          to={favoritesPaths.board(board.uuid)}
          className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:shadow-none focus-visible:after:outline-2 focus-visible:after:outline-primary focus-visible:after:outline-offset-4 group-hover:underline group-hover:underline-offset-4"
        >
          {board.name}
        </Link>
      </h3>
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
        {boardCounts(board)}
        {board.isShared && (
          <span className="inline-flex items-center gap-1 whitespace-nowrap">
            <Link2 size={14} aria-hidden="true" /> Shared
          </span>
        )}
      </p>
    </li>
  );
}
