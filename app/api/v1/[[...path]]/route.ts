import { serve } from '../serve';

/** Every address below `/api/v1`: which there are, and what they do, stands in `endpoints`. */
export { serve as DELETE, serve as GET, serve as HEAD, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT };
